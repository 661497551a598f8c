/** `GET /docs`: the guides as pages, with their pictures; and what answered there when it was the interface alone. */
import type { FastifyInstance, FastifyReply } from 'fastify';
import { addressOf, DOCS, GUIDES, guidePicture, guideText, INDEX, INTERFACE } from '../guides/files.js';
import { icon } from '../guides/icon.js';
import { markdownHtml } from '../guides/markdown.js';
import { GUIDE_POLICY, guidePage } from '../guides/page.js';
import { ProblemError } from '../schemas/problems.js';
import { sendSvg } from './picture.js';

const schema = { hide: true } as const;

export function guideRoutes(app: FastifyInstance): void {
  const pages = new Map<string, string>();
  const send = (reply: FastifyReply, address: string, file: string) => {
    const text = guideText(file);
    if (text === undefined) throw new ProblemError('not-found', `there is no guide \`${file}\``);
    const title = /^# (.*)$/m.exec(text)?.[1] ?? file;
    const page = pages.get(file) ?? guidePage(title, address, markdownHtml(text, addressOf));
    pages.set(file, page);
    return reply.type('text/html; charset=utf-8').header('content-security-policy', GUIDE_POLICY).send(page);
  };
  for (const url of [DOCS, `${DOCS}/`]) app.get(url, { schema }, (_request, reply) => send(reply, DOCS, INDEX));
  for (const [page, file] of Object.entries(GUIDES))
    app.get(`${DOCS}/${page}`, { schema }, (_request, reply) => send(reply, `${DOCS}/${page}`, file));
  app.get(`${DOCS}/icon.svg`, { schema }, (_request, reply) => sendSvg(reply, icon()));
  app.get<{ Params: { name: string } }>(`${DOCS}/pictures/:name`, { schema }, ({ params: { name } }, reply) => {
    const picture = guidePicture(name);
    if (picture === undefined) throw new ProblemError('not-found', `there is no picture \`${name}\``);
    return sendSvg(reply, picture);
  });
  olderAddresses(app);
}

/** The description of the interface was here before the guides. */
function olderAddresses(app: FastifyInstance): void {
  app.get(`${DOCS}/json`, { schema }, async () => app.swagger());
  app.get(`${DOCS}/yaml`, { schema }, async (_request, reply) => reply.type('application/x-yaml').send(app.swagger({ yaml: true })));
  app.get<{ Params: { '*': string } }>(`${DOCS}/static/*`, { schema }, (request, reply) =>
    reply.redirect(`${INTERFACE}/static/${request.params['*']}`, 308),
  );
}
