/** What the build makes (`vite.config.ts`): what things are called in a language, from the catalogues that the API speaks. */
declare module 'virtual:names/*' {
  const names: Readonly<Record<string, Readonly<Record<string, string>>>>;
  export default names;
}

/** The ids of all expansions, in the order of publication. */
declare module 'virtual:expansions' {
  export const expansions: readonly string[];
}
