import type { Plugin } from 'vite'

/**
 * Lets the bundler drop unused parts of the router: uses its production build, which the package does not
 * expose to bundlers, and removes the display names that prevent tree shaking.
 */
export function smallerRouter(): Plugin {
  return {
    name: 'kosha:smaller-router',
    apply: (_config, { command, isSsrBuild }) => command === 'build' && !isSsrBuild,
    enforce: 'pre',
    async resolveId(id, importer) {
      if (id !== 'react-router') return null
      const router = await this.resolve(id, importer, { skipSelf: true })
      return router && { ...router, id: router.id.replace('/dist/development/', '/dist/production/') }
    },
    transform: {
      filter: { id: /node_modules\/react-router\// },
      handler: (code) =>
        code
          .replace(/^\w+\.displayName = "[^"]*";$/gm, '')
          .replace(/(?<= = )(?=React\d*\.(?:createContext|forwardRef|memo)\()/g, '/* @__PURE__ */ '),
    },
  }
}
