// Which folder may import which. Each rule says why in its comment; `npm run check` holds them all.

/** @param {string} name @param {string} comment @param {object} from @param {object} to */
const forbid = (name, comment, from, to) => ({ name, severity: 'error', comment, from, to })

const TESTS = '\\.test\\.tsx?$|\\.testing\\.tsx?$'
const PUBLIC_PAGES = '^web/(marketing|legal|reference)/'

/** @type {import('dependency-cruiser').IConfiguration} */
module.exports = {
  forbidden: [
    {
      name: 'no-folder-circle',
      severity: 'error',
      comment:
        'Folders that import each other are one folder in two places: move the file that closes the circle.',
      scope: 'folder',
      from: { path: '^(web|mock-server|scripts|tests)' },
      to: { circular: true },
    },
    forbid(
      'web-runs-in-a-browser',
      'The web app shares the contract with the server and the tests, and nothing else.',
      {
        path: '^web/',
        pathNot: [
          '^web/export/',
          '^web/fonts/',
          '^web/reference/contract/',
          '^web/ssg\\.tsx$',
          '^web/vite\\.config\\.ts$',
        ],
      },
      { path: ['^mock-server/', '^scripts/', '^tests/'], dependencyTypes: ['local', 'core'] },
    ),
    forbid(
      'ui-knows-no-product-words',
      'ui, loading and values of the design import packages and their own kind only.',
      { path: '^web/ui/' },
      { path: '^web/', pathNot: '^web/ui/' },
    ),
    forbid(
      'session-is-a-leaf',
      'Everybody reads the session, so it can import nothing of ours.',
      { path: '^web/session/' },
      { path: '^web/', pathNot: '^web/session/' },
    ),
    forbid(
      'api-below-features',
      'The client stands below the features and knows none of them.',
      { path: '^web/api/' },
      { path: '^web/', pathNot: '^web/(api|session|loading)/' },
    ),
    forbid(
      'features-never-each-other',
      'Sign-in, payments and the public pages meet in routes.tsx and the shell only.',
      { path: '^web/(auth|payments|marketing|legal|reference|theme)/' },
      {
        path: '^web/(auth|payments|marketing|legal|reference|shell)/|^web/routes\\.tsx$',
        pathNot: '^web/$1/',
      },
    ),
    forbid(
      'public-pages-stay-light',
      'A visitor on a slow phone loads no dashboard library, no API client and no session.',
      { path: PUBLIC_PAGES, pathNot: '^web/reference/contract/' },
      {
        path: [
          'node_modules/(@tanstack|@base-ui|react-virtuoso|valtio|openapi-fetch|zod|uqr)/',
          '^web/(api|session)/',
        ],
      },
    ),
    forbid(
      'one-place-touches-the-cookie',
      'What keeps the token must be found in one file.',
      { pathNot: '^web/session/token-cookie\\.ts$' },
      { path: 'node_modules/js-cookie/' },
    ),
    forbid(
      'one-place-shows-toasts',
      'Toasts are data on the mutation (`meta: { success, failure }`). The full react-hot-toast injects styles that the CSP forbids.',
      { pathNot: '^web/(api/query-client\\.ts|parts/|session/|toasts/)' },
      { path: 'node_modules/react-hot-toast/' },
    ),
    forbid(
      'mock-server-stands-alone',
      'The mock server knows the web app through the contract alone.',
      { path: '^mock-server/' },
      { path: '^(web|scripts|tests)/', pathNot: '^web/api/roles\\.ts$' },
    ),
    forbid(
      'rules-are-pure',
      'A rule of the business is a function of its arguments: no HTTP, no tables.',
      { path: '^mock-server/rules/' },
      {
        path: [
          '^mock-server/(?!rules|time|\\w)',
          '^mock-server/(store|seed|factories|sessions|calls|operations|control)/',
          'node_modules/hono/',
        ],
      },
    ),
    forbid(
      'behaviour-knows-no-http',
      'Tables, seed and time are used by the calls, not the other way.',
      { path: '^mock-server/(store|seed|factories|time)/' },
      {
        path: [
          '^mock-server/(calls|operations|sessions|control|inspector|proxy|report)/',
          'node_modules/hono/',
        ],
      },
    ),
    forbid(
      'node-in-one-place',
      'Outside node/ and the command the mock server runs on any edge runtime.',
      { path: '^mock-server/', pathNot: ['^mock-server/(node|client)/', '^mock-server/main\\.ts$'] },
      { dependencyTypes: ['core'] },
    ),
    forbid(
      'the-judge-shares-nothing',
      'The contract suite judges by openapi.yaml: code of the mock server in it would share the mistakes of the accused.',
      {
        path: '^tests/contract/(suite|checks|generation|support|cli)/',
        pathNot: ['^tests/contract/suite/mock-backend\\.ts$'],
      },
      // A table of network errors, and a reader of bytes: neither judges anything.
      {
        path: '^(mock-server|web)/',
        pathNot: '^mock-server/(proxy/unreachable|contract/bounded-body)\\.ts$',
      },
    ),
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    // A generated declaration belongs to no folder, and a test may bring together whatever it tests.
    exclude: { path: ['^web/api/contract\\.d\\.ts$', '^test-results/', '^dist/', TESTS] },
    tsConfig: { fileName: 'tsconfig.json' },
    tsPreCompilationDeps: true,
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'require', 'node', 'default', 'types'],
    },
  },
}
