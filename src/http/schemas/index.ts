/** Every named schema of the interface: the contract's, and those that only HTTP has. */
import type { TSchema } from 'typebox';
import { wireSchemas } from '../../wire.js';
import { caseDocumentSchemas } from './cases.js';
import { listSchemas } from './lists.js';
import { serviceSchemas } from './service.js';

/** Those that the contract does not hold. */
export const ownSchemas: readonly TSchema[] = [...listSchemas, ...caseDocumentSchemas, ...serviceSchemas];

export const schemas = [...wireSchemas, ...ownSchemas];
