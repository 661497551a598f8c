/** Whose key this tab keeps, and what it may do. */
import { key, type Got } from './remote.js';
import { useGet } from './use-get.js';

export interface Judge {
  readonly name: string;
  readonly role: 'judge' | 'organiser' | 'admin';
}

/** Undefined without a key, and while the server is asked. */
export const useJudge = (): Got<Judge> | undefined => useGet<Judge>(key.value === '' ? null : '/v1/keys/self', true);
