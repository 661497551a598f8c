/** In which language an answer is, and how it says so. */
import type { FastifyReply, FastifyRequest } from 'fastify';
import Type from 'typebox';
import type { Edition } from '../../contract/clause.js';
import { CONTENT_LANGUAGE, type Language } from '../../languages/index.js';
import { languageOf } from '../../service/language.js';
import { varyBy } from './accept.js';

/** The language that the request asks for; the answer is marked as being in it. */
export function speak({ headers }: FastifyRequest, reply: FastifyReply, edition?: Edition): Language {
  const language = languageOf(headers['accept-language'], edition);
  spoken(reply, language);
  return language;
}

/** Marks the answer as being in a language. */
export function spoken(reply: FastifyReply, language: Language): FastifyReply {
  varyBy(reply, 'Accept-Language');
  return reply.header('content-language', CONTENT_LANGUAGE[language]);
}

const description =
  "`en` (the first edition's terms, or those of the edition asked about), `en-x-c1`, `en-x-c2`, `pl` or `de`, with weights; English where it is left out. " +
  'Chooses messages, labels and names. What is not translated has `language: "en"`.';

/** The header of a request, for the documentation. */
export const LanguageHeader = Type.Object({ 'accept-language': Type.Optional(Type.String({ description })) });
