/** The cases of the suite as the API shows them. */
import { pageOf, strings } from '../../contract/ref.js';
import Type from 'typebox';
import { caseSchemas, CaseSchema } from '../../contract/case.js';

const CaseDocumentSchema = Type.Object(
  {
    ...CaseSchema.properties,
    expansion: Type.String({ description: 'the folder that it lies in' }),
    topic: Type.String(),
    presets: strings('under which it expects something'),
  },
  { $id: 'CaseDocument', description: 'a position, an action, and what each printing makes of it' },
);

export const caseDocumentSchemas = [
  ...caseSchemas.filter((schema) => (schema as object) !== CaseSchema),
  CaseDocumentSchema,
  pageOf('CasePage', 'CaseDocument'),
];
