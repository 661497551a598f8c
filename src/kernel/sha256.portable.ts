/** SHA-256 as hex where there is no Node (the one that `#sha256` stands for in a browser). */
import { sha256 as digest } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';

export const sha256 = (text: string): string => bytesToHex(digest(utf8ToBytes(text)));
