/** What is answered about the service itself. */
import Type from 'typebox';
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

export const serviceSchemas = [HealthSchema, OverviewSchema, AtomSchema, CodeSchema, CodeListSchema];
