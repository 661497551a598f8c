/**
 * The import directions of the architecture: contract <- kernel <- expansions <- catalog <- service <- http | cli. Corpus, languages and render stand on
 * the kernel, replay and conformance on the catalogue; the store sees the contract alone.
 */
const only = (from, ...to) => ({
  name: `${from}-imports`,
  severity: 'error',
  comment: `${from} may import ${to.join(', ') || 'nothing of ours'}`,
  from: { path: `^src/${from}` },
  to: { path: '^src/', pathNot: [`^src/${from}`, ...to.map((folder) => `^src/${folder}`)] },
});

module.exports = {
  forbidden: [
    { name: 'no-circular', severity: 'error', from: {}, to: { circular: true } },
    only('contract/'),
    only('kernel/', 'contract/'),
    only('corpus/', 'contract/', 'kernel/rule', 'kernel/setting', 'expansions/princess-and-dragon/clauses', 'expansions/[^/]+/[^/]+\\.json$'),
    only('expansions/', 'contract/', 'kernel/'),
    only('catalog', 'contract/', 'kernel/', 'expansions/', 'corpus/(presets|scopes)'),
    {
      name: 'engine-without-texts',
      severity: 'error',
      comment: 'what the engine is made of knows ids and scopes of clauses, and takes no more than types from the files of the law',
      from: { path: '^src/(contract/|kernel/|expansions/|catalog|engine|corpus/(presets|printings|scope|texts-loaded))' },
      to: { path: '\\.json$|^src/law|^src/corpus/(?!presets|printings|scope|texts-loaded)', dependencyTypesNot: ['type-only'] },
    },
    only('languages/', 'contract/', 'corpus/', 'kernel/'),
    only('store/', 'contract/'),
    only('wire', 'ways', 'contract/', 'expansions/'),
    only('ways', 'contract/'),
    only('any-action', 'contract/', 'wire'),
    only('shapes/', 'contract/', 'wire'),
    only('render/', 'contract/', 'kernel/', 'any-action', 'expansions/princess-and-dragon/wire'),
    only('replay/', 'catalog', 'any-action', 'wire', 'contract/', 'kernel/', 'expansions/[^/]+/jcz'),
    // what the package offers besides engine, law and client: each of them alone
    only(
      'entries/',
      'catalog',
      'conformance/',
      'contract/',
      'corpus/',
      'expansions/designs',
      'kernel/',
      'languages/',
      'library',
      'render/',
      'replay/',
      'service/decisions/differences',
      'wire',
    ),
    // written by the document, and by nothing else of ours: it is taken into programs that have no engine
    only('client/'),
    only('conformance/', 'any-action', 'wire', 'corpus/', 'catalog', 'contract/', 'kernel/', 'render/', 'replay/'),
    only('selfplay/', 'any-action', 'wire', 'catalog', 'contract/', 'kernel/', 'replay/'),
    only('service/', 'catalog', 'wire', 'shapes/', 'conformance/', 'contract/', 'corpus/', 'kernel/', 'languages/', 'render/', 'replay/', 'store/'),
    only('http/', 'config', 'wire', 'shapes/defects', 'contract/', 'corpus/', 'kernel/version', 'languages/', 'service/', 'store/'),
    // the pages run the engine in the browser; of the service they take what compares verdicts, which needs neither store nor door
    only(
      'desk/',
      'any-action',
      'catalog',
      'contract/',
      'corpus/',
      'engine',
      'kernel/',
      'languages/',
      'law',
      'library',
      'shapes/',
      'render/',
      'replay/',
      'service/decisions/differences',
      'wire',
    ),
    only('cli/', 'config', 'conformance/', 'contract/', 'http/server', 'kernel/', 'replay/judge', 'selfplay/', 'service/', 'store/'),
    {
      name: 'engine-without-schemas',
      severity: 'error',
      comment: 'rules take no more than types from what goes over the wire: who judges in a browser carries no schemas',
      from: { path: '^src/(kernel/|catalog|expansions/)', pathNot: '^src/expansions/[^/]+/(wire|jcz)' },
      to: { path: 'typebox|^src/expansions/[^/]+/wire', dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'routes-keep-nothing',
      severity: 'error',
      comment: 'what is kept is reached through the service',
      from: { path: '^src/http/routes/' },
      to: { path: '^src/store/' },
    },
    {
      name: 'expansions-apart',
      severity: 'error',
      comment:
        'an expansion imports no other at run time; with-<older>.ts may import the types of an older one. The row that the trait table has for inert tokens is the one that folders share',
      from: { path: '^src/expansions/([^/]+)/' },
      to: {
        path: '^src/expansions/([^/]+)/',
        pathNot: ['^src/expansions/$1/', '^src/expansions/princess-and-dragon/traits/inert'],
        dependencyTypesNot: ['type-only'],
      },
    },
    {
      name: 'doors-wire-the-store',
      severity: 'error',
      comment: 'the service is given a store: it sees what a store is, and nothing of a database',
      from: { path: '^src/', pathNot: '^src/(store|http|cli)/' },
      to: { path: '^src/store/', pathNot: '^src/store/(store|cursor|ruling-facets)' },
    },
    {
      name: 'doors-read-the-environment',
      severity: 'error',
      from: { path: '^src/', pathNot: '^src/(http|cli)/' },
      to: { path: '^src/config' },
    },
    {
      name: 'doors-stand-on-the-service',
      severity: 'error',
      comment: 'nothing below a door knows one',
      from: { path: '^src/', pathNot: '^src/(http|cli)/' },
      to: { path: '^src/(http|cli)/' },
    },
    {
      name: 'engine-runs-in-a-browser',
      severity: 'error',
      comment:
        'contract, kernel, expansions, render and the catalogue use nothing of Node; sha256.node.ts and law-data.node.ts have their portable twins',
      from: {
        path: '^src/(contract|kernel|expansions|corpus|languages|render|catalog|engine|law|library|entries|shapes|client|desk)',
        pathNot: '(sha256|law-data|validators)\\.node|entries/cases',
      },
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
