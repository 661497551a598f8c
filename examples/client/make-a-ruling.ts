/** A judge writes down what was decided at a table, and publishes it. */
import { createClient, jsonLines, type Ruling, type Schemas } from 'seneschal/client';

/** The published ruling. Each write carries an `Idempotency-Key` of the client's making: an answer that got lost does no harm. */
export async function publishRuling(baseUrl: string, key: string, input: Schemas['RulingInput']): Promise<Ruling> {
  const seneschal = createClient({ baseUrl, key });
  const draft = await seneschal.POST('/v1/rulings', { body: input });
  if (draft.error) throw new Error(draft.error.detail ?? draft.error.title);
  // whoever else has changed it in the meantime is not overwritten
  const headers = { 'if-match': `"${draft.data.hash}"` };
  const published = await seneschal.POST('/v1/rulings/{id}/publish', {
    params: { path: { id: draft.data.id }, header: headers },
    body: { reason: 'decided at table 4' },
  });
  if (published.error) throw new Error(published.error.detail ?? published.error.title);
  return published.data;
}

/** All rulings, line by line, to keep a copy. */
export async function* copyRulings(baseUrl: string): AsyncGenerator<Ruling, void, void> {
  const { data, response } = await createClient({ baseUrl }).GET('/v1/rulings/export', { parseAs: 'stream' });
  if (!data) throw new Error(`the export was answered with ${response.status}`);
  yield* jsonLines<Ruling>(data);
}
