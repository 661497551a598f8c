/** The import directions of the architecture: contract <- kernel <- expansions <- catalog <- replay <- http | cli | conformance; render stands on the kernel. */
const only = (from, ...to) => ({
  name: `${from}-imports`,
  severity: 'error',
  comment: `${from} may import ${to.join(', ') || 'nothing of ours'}`,
  from: { path: `^src/${from}` },
  to: { path: '^src/', pathNot: [`^src/${from}`, ...to.map((folder) => `^src/${folder}`)] },
});

module.exports = {
  forbidden: [
    { name: 'no-circular', severity: 'error', from: {}, to: { circular: true, viaOnly: { dependencyTypesNot: ['type-only'] } } },
    only('contract/'),
    only('kernel/', 'contract/'),
    only('corpus/', 'contract/', 'kernel/setting', 'expansions/princess-and-dragon/clauses'),
    only('expansions/', 'contract/', 'kernel/'),
    only('catalog', 'contract/', 'kernel/', 'expansions/', 'corpus/'),
    only('languages/', 'contract/', 'corpus/', 'kernel/'),
    only('store/', 'contract/'),
    only('render/', 'contract/', 'kernel/'),
    only('replay/', 'catalog', 'contract/', 'kernel/'),
    only('conformance/', 'corpus/', 'catalog', 'contract/', 'kernel/', 'replay/'),
    {
      name: 'expansions-apart',
      severity: 'error',
      comment: 'an expansion imports no other at run time; with-<older>.ts may import the types of an older one',
      from: { path: '^src/expansions/([^/]+)/' },
      to: { path: '^src/expansions/([^/]+)/', pathNot: '^src/expansions/$1/', dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'store-is-wired-by-http-and-cli',
      severity: 'error',
      from: { path: '^src/', pathNot: '^src/(store|http|cli)/' },
      to: { path: '^src/store/' },
    },
    {
      name: 'engine-runs-in-a-browser',
      severity: 'error',
      comment: 'contract, kernel, expansions, render and the catalogue use nothing of Node; sha256.node.ts has its portable twin',
      from: { path: '^src/(contract|kernel|expansions|corpus|languages|render|catalog|engine)', pathNot: 'sha256\\.node' },
      to: { dependencyTypes: ['core'] },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    tsConfig: { fileName: 'tsconfig.json' },
    tsPreCompilationDeps: true,
    enhancedResolveOptions: { exportsFields: ['exports'], conditionNames: ['import', 'node', 'default', 'types'] },
  },
};
