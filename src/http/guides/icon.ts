/** Our own mark, as the desk has it. */
import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/** The build lies beside this one; while developing, this is the source. */
const path = ['../../desk/public/icon.svg', '../../desk/icon.svg'].map((at) => fileURLToPath(new URL(at, import.meta.url))).find(existsSync);

let text: string | undefined;
/** Empty where nothing has been built. */
export const icon = (): string => (text ??= path === undefined ? '' : readFileSync(path, 'utf8'));
