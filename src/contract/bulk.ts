/** What can be had as a whole: files of lines, each with its size and its hash. */
import Type, { type Static } from 'typebox';
import { listOf } from './ref.js';

export const BULK = ['clauses', 'cases', 'conflicts', 'expansions', 'rules', 'rulings', 'settings', 'tiles'] as const;
export type BulkId = (typeof BULK)[number];

export const DownloadSchema = Type.Object(
  {
    id: Type.Enum([...BULK]),
    description: Type.String(),
    href: Type.String({ description: 'where it is' }),
    contentType: Type.String(),
    items: Type.Integer({ minimum: 0, description: 'how many lines' }),
    bytes: Type.Integer({ minimum: 0 }),
    gzipBytes: Type.Integer({ minimum: 0, description: 'of what comes with `Content-Encoding: gzip`' }),
    sha256: Type.String({ description: 'of the lines, unpacked, in hexadecimal digits' }),
    updatedAt: Type.String({ format: 'date-time' }),
  },
  { $id: 'Download' },
);
export type Download = Static<typeof DownloadSchema>;

export const bulkSchemas = [DownloadSchema, Type.Object({ items: listOf('Download') }, { $id: 'DownloadList' })];
