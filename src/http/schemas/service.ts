/** What is answered about the service itself. */
import Type from 'typebox';
import { bulkSchemas } from '../../contract/bulk.js';
import { CaseSchema } from '../../contract/case.js';
import { jobSchemas } from '../../contract/job.js';
import { listOf } from '../../contract/ref.js';

export const HealthSchema = Type.Object({ status: Type.String(), engine: Type.String({ description: 'version of the engine' }) }, { $id: 'Health' });

export const CodeSchema = Type.Object(
  { code: Type.String(), status: Type.Optional(Type.Integer()), title: Type.Optional(Type.String()), means: Type.String() },
  { $id: 'Code' },
);
export const CodeListSchema = Type.Object(
  { problems: listOf('Code', { description: 'codes of answers' }), defects: listOf('Code', { description: 'codes in their `errors`' }) },
  { $id: 'CodeList' },
);

const OverviewEntry = Type.Object({ path: Type.String(), methods: Type.Array(Type.String()), summary: Type.String() });
export const OverviewSchema = Type.Object({ items: Type.Array(OverviewEntry) }, { $id: 'Overview' });
export const AtomSchema = Type.String({ $id: 'Atom', description: 'an Atom feed, RFC 4287' });

/** A line of a download: which kind of item it is the list says. */
const BulkLineSchema = Type.Unsafe({
  $id: 'BulkLine',
  anyOf: ['Clause', 'CaseDocument', 'Conflict', 'OpenQuestion', 'Expansion', 'Rule', 'Ruling', 'Setting', 'Tile'].map((name) => ({
    $ref: `${name}#`,
  })),
});

export const serviceSchemas = [
  ...bulkSchemas,
  CaseSchema,
  ...jobSchemas,
  BulkLineSchema,
  HealthSchema,
  OverviewSchema,
  AtomSchema,
  CodeSchema,
  CodeListSchema,
];
