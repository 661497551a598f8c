/** What the build makes (`vite.config.ts`): what things are called in a language, from the catalogues that the API speaks. */
declare module 'virtual:names/*' {
  const names: Readonly<Record<string, Readonly<Record<string, string>>>>;
  export default names;
}

/* eslint-disable @typescript-eslint/consistent-type-imports -- what is declared for the build cannot import by a relative name */
/** What clauses say in another language, by id. */
declare module 'virtual:translations/*' {
  const translations: import('../corpus/translations.js').Translations;
  export default translations;
}

/** The ids of all expansions, in the order of publication. */
declare module 'virtual:expansions' {
  export const expansions: readonly string[];
}

/** All expansions, in the order of publication: whole, or an outline with what loads the rest. */
declare module 'virtual:folders' {
  type Module = Readonly<Record<string, import('../kernel/declare/expansion.js').Expansion>>;
  export const folders: readonly (
    { readonly module: Module } | { readonly outline: import('./engine/outline.js').Outline; readonly load: () => Promise<Module> }
  )[];
}
