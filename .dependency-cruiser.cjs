/** Who may know whom. Each rule is a sentence of the house; scripts/check-imports.mjs proves that every file was seen. */
module.exports = {
  forbidden: [
    {name: 'no-cycles', severity: 'error', from: {}, to: {circular: true}},
    {name: 'nothing-knows-tests', severity: 'error', from: {pathNot: '^tests/'}, to: {path: '^tests/'}},
    {
      name: 'contract-is-pure',
      comment: 'The contract knows only itself, zod and the numbering plans of telephones.',
      severity: 'error',
      from: {path: '^contract/'},
      to: {pathNot: ['^contract/', '^node_modules/(zod|libphonenumber-js)/']},
    },
    {
      name: 'kernel-knows-no-domain',
      severity: 'error',
      from: {path: '^contract/kernel/'},
      to: {path: '^contract/', pathNot: '^contract/kernel/'},
    },
    {
      name: 'sync-knows-contract-only',
      severity: 'error',
      from: {path: '^sync/'},
      to: {path: '^(workers|src|server|scripts|bench)/'},
    },
    {
      name: 'workers-know-contract-and-sync',
      severity: 'error',
      from: {path: '^workers/'},
      to: {path: '^(src|server|scripts|bench)/'},
    },
    {
      name: 'server-knows-contract-only',
      severity: 'error',
      from: {path: '^server/'},
      to: {path: '^(sync|workers|src|scripts|bench)/'},
    },
    {name: 'src-never-knows-server', severity: 'error', from: {path: '^src/'}, to: {path: '^(server|scripts|bench)/'}},
    {
      name: 'features-are-strangers',
      severity: 'error',
      from: {path: '^src/features/([^/]+)/'},
      to: {path: '^src/features/', pathNot: '^src/features/$1/'},
    },
    {
      name: 'features-do-not-know-what-is-around-them',
      severity: 'error',
      from: {path: '^src/features/'},
      to: {path: '^src/(app|shell)/'},
    },
    {
      name: 'shell-does-not-know-the-app',
      severity: 'error',
      from: {path: '^src/shell/'},
      to: {path: '^src/app/'},
    },
    {
      name: 'data-and-routing-are-beneath-the-features',
      severity: 'error',
      from: {path: '^src/(data|routing)/'},
      to: {path: '^src/(features|shell|app)/'},
    },
    {
      name: 'ui-and-i18n-know-no-domain',
      severity: 'error',
      from: {path: '^src/(ui|i18n)/'},
      to: {path: ['^src/(features|shell|app|data|routing)/', '^(sync|workers)/', '^contract/(?!kernel/)']},
    },
    {
      name: 'modules-are-strangers',
      severity: 'error',
      from: {path: '^server/modules/([^/]+)/'},
      to: {path: '^server/modules/', pathNot: '^server/modules/$1/'},
    },
    {
      name: 'only-choose-sees-vendors',
      severity: 'error',
      from: {pathNot: '^(server/providers/|tests/)'},
      to: {path: '^server/providers/[^/]+/[^/]+/'},
    },
    {
      name: 'router-behind-one-file',
      severity: 'error',
      from: {path: '^src/', pathNot: '^src/routing/routing\\.ts$'},
      to: {path: '^node_modules/react-router'},
    },
    {
      name: 'no-unresolved',
      severity: 'error',
      from: {},
      to: {couldNotResolve: true, pathNot: '^(virtual:|node:)|[?](url|worker)'},
    },
  ],
  options: {
    doNotFollow: {path: 'node_modules'},
    exclude: {path: '[.](css|svg|png|woff|woff2)'},
    parser: 'swc',
    tsPreCompilationDeps: true,
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'browser', 'node', 'default'],
      extensions: ['.ts', '.tsx', '.mjs', '.js', '.json'],
    },
  },
};
