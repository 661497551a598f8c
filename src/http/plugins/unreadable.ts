/** What is no HTTP request: the parser gives it up before there is one, so that no error handler of the application sees it. */
import { STATUS_CODES, type IncomingMessage } from 'node:http';
import type { Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';
import { problem, ProblemError, type ProblemCode } from '../schemas/problems.js';
import { ALWAYS } from './security.js';

/** What the parser of Node tells of it. */
interface ParserError extends Error {
  readonly code?: string;
  readonly reason?: string;
}

const CODES: Readonly<Record<string, ProblemCode>> = { ERR_HTTP_REQUEST_TIMEOUT: 'request-timeout', HPE_HEADER_OVERFLOW: 'headers-too-large' };

/** Answers with a problem and ends the connection, as nobody knows where the next request would begin. */
export function answerUnreadable(error: ParserError, socket: Socket): void {
  if (error.code === 'ECONNRESET' || socket.destroyed) return;
  end(socket, new ProblemError(CODES[error.code ?? ''] ?? 'bad-request', error.reason?.toLowerCase()));
  socket.destroy(error);
}

/** An expectation that is not `100-continue` Node would answer with a status and nothing else. The body may come or not: nobody waits for it. */
export function refuseExpectations(app: FastifyInstance): void {
  app.server.on('checkExpectation', ({ headers, socket }: IncomingMessage) => {
    end(socket, new ProblemError('expectation-failed', `\`Expect\` can be \`100-continue\`, not \`${headers.expect!.slice(0, 100)}\``));
    socket.destroySoon();
  });
}

function end(socket: Socket, error: ProblemError): void {
  const body = problem(error);
  const text = JSON.stringify(body);
  const head = [
    `HTTP/1.1 ${body.status} ${STATUS_CODES[body.status]}`,
    'connection: close',
    'content-type: application/problem+json; charset=utf-8',
    `content-length: ${Buffer.byteLength(text)}`,
    ...Object.entries(ALWAYS).map(([name, value]) => `${name}: ${value}`),
  ];
  if (socket.writable) socket.write(`${head.join('\r\n')}\r\n\r\n${text}`);
}
