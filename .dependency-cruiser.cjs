// The import directions between folders, each with its reason; checked by `npm run check`.

/** @param {string} name @param {string} comment @param {object} from @param {object} to */
const forbid = (name, comment, from, to) => ({ name, severity: 'error', comment, from, to })

const TESTS = '\\.test\\.tsx?$|\\.testing\\.tsx?$'
/** Generated from the contract, for the web app and the mock server. */
const GENERATED = '^web/api/(roles|link-action-rules|link-actions|rule-numbers)\\.ts$'
const PUBLIC_PAGES = '^web/site/(marketing|legal|reference)/'

/** @type {import('dependency-cruiser').IConfiguration} */
module.exports = {
  forbidden: [
    {
      name: 'no-folder-cycles',
      severity: 'error',
      comment:
        'Folders that import each other are one folder in two places: move the file that closes the cycle.',
      scope: 'folder',
      from: { path: '^(web|mock-server|scripts|tests)' },
      to: { circular: true },
    },
    forbid(
      'no-file-cycles',
      'Files that import each other are understood only together: move what both need, often a type, into a third.',
      { path: '^(web|scripts|mock-server|tests)/' },
      { circular: true },
    ),
    forbid(
      'web-runs-in-a-browser',
      'The web app shares the contract with the server and the tests, and nothing else.',
      {
        path: '^web/',
        pathNot: [
          '^web/site/export/',
          '^web/theme/fonts/',
          '^web/site/reference/contract/',
          '^web/app/ssg\\.tsx$',
          '^web/app/vite\\.config\\.ts$',
        ],
      },
      { path: ['^mock-server/', '^scripts/', '^tests/'], dependencyTypes: ['local', 'core'] },
    ),
    forbid(
      'ui-is-independent-of-the-product',
      'Generic components import only packages and each other.',
      { path: '^web/ui/' },
      { path: '^web/', pathNot: '^web/(ui/|unless-blocked\\.ts)' },
    ),
    forbid(
      'session-is-a-leaf',
      'Every folder may read the session, so it imports no other folder.',
      { path: '^web/session/' },
      { path: '^web/', pathNot: '^web/(session/|unless-blocked\\.ts)' },
    ),
    forbid(
      'api-below-features',
      'The API client is used by the features and does not depend on them.',
      { path: '^web/api/' },
      { path: '^web/', pathNot: '^web/(api|session|loading|ui)/' },
    ),
    forbid(
      'features-are-independent',
      'Sign-in, the merchant area and the public pages are combined only in routes.tsx and the shell.',
      { path: '^web/(auth|merchant|site/marketing|site/legal|site/reference|theme)/' },
      {
        path: '^web/(auth|merchant|site/marketing|site/legal|site/reference|shell)/|^web/app/routes\\.tsx$',
        pathNot: '^web/$1/',
      },
    ),
    forbid(
      'public-pages-stay-light',
      'A visitor on a slow phone loads no dashboard library, no API client and no session.',
      { path: PUBLIC_PAGES, pathNot: '^web/site/reference/contract/' },
      {
        path: [
          'node_modules/(@tanstack|@base-ui|react-virtuoso|valtio|openapi-fetch|zod|uqr)/',
          '^web/(api|session)/',
        ],
      },
    ),
    forbid(
      'one-file-accesses-the-cookie',
      'Storage of the token must be auditable in one file.',
      { pathNot: '^web/session/token-cookie\\.ts$' },
      { path: 'node_modules/js-cookie/' },
    ),
    forbid(
      'one-place-shows-toasts',
      'Toasts are data on the mutation (`meta: { success, failure }`). The full react-hot-toast injects styles that the CSP forbids.',
      { pathNot: '^web/(api/query-client[.]ts|merchant/gallery/|session/|ui/toasts/)' },
      { path: 'node_modules/react-hot-toast/' },
    ),
    forbid(
      'mock-server-stands-alone',
      'The mock server and the web app share only the contract.',
      { path: '^mock-server/' },
      { path: '^(web|scripts|tests)/', pathNot: GENERATED },
    ),
    forbid(
      'the-engine-knows-no-product',
      'The engine serves any document: it is given a backend, and imports nothing of one.',
      { path: '^mock-server/engine/' },
      { path: ['^mock-server/(kosha|hosts|client)/', '^web/'] },
    ),
    forbid(
      'the-product-knows-no-server',
      'A backend is plain functions and tables. Of the engine it has types, its clocks, and what a backend is made of.',
      { path: '^mock-server/kosha/' },
      {
        path: ['^mock-server/(engine|hosts|client)/', 'node_modules/hono/'],
        pathNot: [
          '^mock-server/engine/(state|time)/',
          '^mock-server/engine/(compare-strings|entity-tag|random|rule-violation|short-id|yielding-loop)\\.ts$',
        ],
        dependencyTypesNot: ['type-only'],
      },
    ),
    forbid(
      'rules-are-pure',
      'Business rules are pure functions: no tables, no state, no HTTP.',
      { path: '^mock-server/kosha/rules/' },
      {
        path: '^mock-server/',
        pathNot: [
          '^mock-server/kosha/rules/',
          '^mock-server/engine/time/',
          '^mock-server/engine/(compare-strings|entity-tag|random|rule-violation)\\.ts$',
        ],
        dependencyTypesNot: ['type-only'],
      },
    ),
    forbid(
      'state-is-below-operations',
      'Operations use the store; seed, factories and store do not call operations.',
      { path: '^mock-server/(kosha/(store|seed|factories|rules)|engine/time)/' },
      { path: '^mock-server/kosha/(operations/|backend\\.ts|controls\\.ts)' },
    ),
    forbid(
      'node-in-one-place',
      'Outside hosts/node/ and the command line, the mock server runs on any edge runtime.',
      { path: '^mock-server/', pathNot: ['^mock-server/(hosts/node|client)/', '^mock-server/main\\.ts$'] },
      { dependencyTypes: ['core'] },
    ),
    forbid(
      'the-suite-knows-no-contract',
      'The suite runs any checks of any document; what it knows of this contract is in kosha/.',
      { path: '^tests/contract/suite/' },
      { path: '^tests/contract/(kosha|proof)/' },
    ),
    forbid(
      'checks-share-nothing-with-the-mock',
      'Checks depend only on openapi.yaml: shared code would share the mistakes of the server under test. The model is the mock.',
      { path: '^tests/contract/(suite|kosha/(checks|support))/' },
      // The reader of documents and what makes values, a table of network errors, readers of bytes and of options, a time limit and HTML: none
      // judges anything.
      {
        path: '^(mock-server|web)/',
        pathNot:
          '^mock-server/(engine/(contract/(contract|media-types|operation|references|schema|upgrade)|values/[^/]+|random|unreachable|requests/bounded-body|time-limit|report/[^/]+|inspector/curl)|hosts/node/(command-line|contract-file))\\.ts$',
      },
    ),
    forbid(
      'the-foreign-backend-is-on-its-own',
      'It proves the suite: what they shared could be wrong in both, and neither would show it.',
      { path: '^tests/contract/proof/foreign-backend/(calls|contract|data|http|rules)/' },
      { path: '^(mock-server|tests/contract/(suite|kosha))/' },
    ),
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    // A generated declaration belongs to no folder, and a test may bring together whatever it tests.
    exclude: {
      path: [
        '^web/api/contract\\.d\\.ts$',
        '^tests/generators/',
        '^test-results/',
        '^dist/',
        '^web/\\.vite-ssg-temp/',
        TESTS,
      ],
    },
    tsConfig: { fileName: 'tsconfig.json' },
    tsPreCompilationDeps: true,
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'require', 'node', 'default', 'types'],
    },
  },
}
