/**
 * Makes the archive of the conformance suite.
 *
 *   npm run conformance:pack                   writes seneschal-suite-<version>.tar.gz into the present folder
 *   npm run conformance:pack -- --out FOLDER   writes it there
 *   npm run conformance:pack -- --release      also records the cases as released with this version
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { readJson, SOURCE } from '../src/conformance/files.js';
import { pretty } from '../src/conformance/pretty.js';
import { suite } from '../src/conformance/kit/plan.js';
import { archive } from './suite/archive.js';
import { hashes, released, type Releases } from './suite/changelog.js';

const { values } = parseArgs({ options: { out: { type: 'string', default: '.' }, release: { type: 'boolean', default: false } } });
const path = `${SOURCE}conformance/releases.json`;
const whole = suite();

let record = readJson<Releases>(path);
if (values.release) {
  record = released(record, hashes(whole), new Date().toISOString().slice(0, 10));
  writeFileSync(path, `${pretty(record)}\n`);
}
const { name, bytes } = await archive(whole, record);
mkdirSync(values.out, { recursive: true });
const file = join(values.out, `${name}.tar.gz`);
writeFileSync(file, bytes);
console.log(`${file}, ${bytes.length} bytes`);
