/** How JSON is sent that the service has written out already. */
import type { FastifyReply } from 'fastify';
import type { Told } from '../../service/language.js';
import { spoken } from '../plugins/language.js';

const JSON_TYPE = 'application/json; charset=utf-8';

export const sendJson = (reply: FastifyReply, text: string | Uint8Array): FastifyReply => reply.type(JSON_TYPE).send(text);

export const sendTold = (reply: FastifyReply, { text, language }: Told): FastifyReply => sendJson(spoken(reply, language), text);
