/** What is no HTTP request: the parser gives it up before there is one, so that no error handler of the application sees it. */
import { STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import { problem, ProblemError, type ProblemCode } from '../schemas/problems.js';

/** What the parser of Node tells of it. */
interface ParserError extends Error {
  readonly code?: string;
  readonly reason?: string;
}

const CODES: Readonly<Record<string, ProblemCode>> = { ERR_HTTP_REQUEST_TIMEOUT: 'request-timeout', HPE_HEADER_OVERFLOW: 'headers-too-large' };

/** Answers with a problem and ends the connection, as nobody knows where the next request would begin. */
export function answerUnreadable(error: ParserError, socket: Socket): void {
  if (error.code === 'ECONNRESET' || socket.destroyed) return;
  const body = problem(new ProblemError(CODES[error.code ?? ''] ?? 'bad-request', error.reason?.toLowerCase()));
  const text = JSON.stringify(body);
  const head = [
    `HTTP/1.1 ${body.status} ${STATUS_CODES[body.status]}`,
    'connection: close',
    'content-type: application/problem+json; charset=utf-8',
    `content-length: ${Buffer.byteLength(text)}`,
  ];
  if (socket.writable) socket.write(`${head.join('\r\n')}\r\n\r\n${text}`);
  socket.destroy(error);
}
