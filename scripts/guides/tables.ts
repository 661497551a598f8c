/** The tables of the guides that the folders of the expansions write: steps and ways. */
import { OTHERWISE } from '../../src/corpus/steps.js';
import { stepNames, wayNames } from '../../src/service/corpus/names.js';
import { wayMembers } from '../../src/ways.js';

const code = (text: string) => `\`${text}\``;
const row = (...cells: readonly string[]) => `| ${cells.join(' | ')} |`;

const steps = (): string =>
  [
    row('Step', 'Phase', 'What is decided', 'From'),
    row('---', '---', '---', '---'),
    ...stepNames().map(({ id, phase, actions, expansion }) =>
      row(code(id), phase === undefined ? 'by a setting' : code(phase), actions.map(code).join(' '), expansion),
    ),
    row('`game-over`', '', 'nothing any more', 'base'),
  ].join('\n');

/** `via` is no kind of its own: its values stand among the schemas. */
const VIA: readonly string[] = (wayMembers['place-figure']!['via'] as { readonly enum: readonly string[] }).enum;

function ways(): string {
  const all = wayNames();
  const groups = [...new Set(all.map(({ type, member }) => `${type} ${member}`))];
  return [
    row('Type', 'Member', 'Values'),
    row('---', '---', '---'),
    row('`place-figure`', '`via`', VIA.map(code).join(' ')),
    ...groups.map((group) => {
      const [type, member] = group.split(' ') as [string, string];
      const values = all.filter((way) => way.type === type && way.member === member).map(({ value }) => value);
      return row(code(type), code(member), values.map(code).join(' '));
    }),
  ].join('\n');
}

const words = (): string =>
  [
    row('In `phases`', 'In `steps`'),
    row('---', '---'),
    ...Object.entries(OTHERWISE).map(([word, steps]) => row(code(word), steps.map(code).join(' '))),
  ].join('\n');

/** The text of a guide with its tables as they are now. */
export function withTables(text: string): string {
  const tables: Readonly<Record<string, () => string>> = { steps, ways, words };
  return text.replaceAll(/<!-- (\w+) -->\n[^]*?<!-- \/\1 -->/g, (whole, name: string) =>
    tables[name] ? `<!-- ${name} -->\n${tables[name]()}\n<!-- /${name} -->` : whole,
  );
}
