import type { Plugin } from 'vite'

/**
 * Lets the bundler drop what no page uses of the router: its production build, which its package offers to no bundler,
 * without the names for development tools that keep every component alive.
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
