/** The cases of the suite as the API shows them. */
import { listOf, pageOf, strings } from '../../contract/ref.js';
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

const CaseTopicSchema = Type.Object(
  {
    expansion: Type.String({ description: 'the folder that its cases lie in' }),
    topic: Type.String(),
    cases: Type.Integer({ minimum: 1, description: 'how many there are' }),
  },
  { $id: 'CaseTopic', description: 'what the cases of one folder are about: the first word of their ids' },
);

export const caseDocumentSchemas = [
  ...caseSchemas.filter((schema) => (schema as object) !== CaseSchema),
  CaseDocumentSchema,
  pageOf('CasePage', 'CaseDocument'),
  CaseTopicSchema,
  Type.Object({ items: listOf('CaseTopic') }, { $id: 'CaseTopicList' }),
];
