/** The engine's version: part of every decision, so that a decision can be traced to the rules that made it. */
export const ENGINE_VERSION = '0.1.0';
