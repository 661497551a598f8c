/** How pictures are sent. */
import type { FastifyReply } from 'fastify';
import { SVG } from './operation.js';

/** Ours hold no scripts and load nothing; should one ever do, a browser that opens it is to refuse. */
const POLICY = "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'self'";

export const sendSvg = (reply: FastifyReply, svg: string) => reply.type(`${SVG}; charset=utf-8`).header('content-security-policy', POLICY).send(svg);
