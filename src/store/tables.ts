/** The tables. A shape of the database is never the API's contract: rows are mapped in the files beside this one. */
import { customType, integer, jsonb, pgTable, primaryKey, timestamp } from 'drizzle-orm/pg-core';
import type { RulesetText } from './store.js';

/** Text that sorts by code point whatever the database's locale, so that pages come in the same order everywhere. */
const key = customType<{ data: string }>({ dataType: () => 'text COLLATE "C"' });

export const rulesets = pgTable(
  'rulesets',
  {
    id: key('id').notNull(),
    version: integer('version').notNull(),
    document: jsonb('document').$type<RulesetText>().notNull(),
    createdAt: timestamp('created_at', { withTimezone: true, mode: 'string' }).notNull().defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.id, table.version] })],
);
