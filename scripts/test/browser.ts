import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { chromium } from 'playwright'
import { run, tool } from '../tool.ts'

/** The value of KOSHA_BROWSER that disables every browser, to test what works without one. */
const NONE = 'none'

const isRoot = process.getuid?.() === 0

/** Flags for running Chromium anywhere: its sandbox does not work as root, and tests need no updater. */
export const browserArguments = ['--disable-background-networking', ...(isRoot ? ['--no-sandbox'] : [])]

/**
 * The browser given by KOSHA_BROWSER, or else Playwright's Chromium, or else one installed on the system. The
 * headless shell is preferred: it is the same engine without windows, and needs a third to a half less processor time. Undefined if
 * there is none, or if KOSHA_BROWSER is `none`.
 */
export function findBrowser(): string | undefined {
  const requested = process.env.KOSHA_BROWSER
  if (requested === NONE) return undefined
  const candidates = requested
    ? [requested]
    : [...headlessShells(), chromium.executablePath(), ...systemBrowsers()]
  const present = candidates.filter((path) => path !== '' && existsSync(path))
  return present.find(isShell) ?? present[0]
}

/**
 * Finds a headless shell or installs one, and otherwise takes the browser that is there.
 * @throws Error if there is none and none can be installed, or KOSHA_BROWSER is `none`
 */
export async function ensureBrowser(): Promise<void> {
  const requested = process.env.KOSHA_BROWSER
  if (requested && !findBrowser()) throw new Error(`KOSHA_BROWSER is ${requested}: no such browser was found`)
  for (const [source, install] of requested ? [] : ways) {
    if (isShell(findBrowser())) break
    console.log(`No headless shell found: installing ${source} …`)
    await install()
  }
  const browser = findBrowser()
  if (!browser)
    throw new Error(
      'No browser could be installed. Install Chromium or Chrome, or run `npx playwright install --with-deps --only-shell chromium`',
    )
  console.log(
    `Browser: ${browser}${isShell(browser) ? '' : ', slower than a headless shell: see CONTRIBUTING.md'}`,
  )
}

const isShell = (path = '') => /headless.shell/.test(path)

const ways: [string, () => Promise<unknown>][] = [
  [
    "Playwright's",
    () =>
      tool('playwright', ['install', '--only-shell', ...(isRoot ? ['--with-deps'] : []), 'chromium'], {
        stream: true,
        // A desktop browser will do where there is no network.
        env: findBrowser() ? { PLAYWRIGHT_DOWNLOAD_CONNECTION_TIMEOUT: '5000' } : {},
      }),
  ],
  ["the system's package chromium-headless-shell", installPackage],
]

/** Installs Playwright's builds of the engines besides Chromium. */
export function installEngines() {
  return tool('playwright', ['install', ...(isRoot ? ['--with-deps'] : []), 'firefox', 'webkit'], {
    stream: true,
  })
}

/** Installs Debian's package, and asks a mirror again that does not answer. */
async function installPackage() {
  if (!isRoot || !existsSync('/usr/bin/apt-get')) return
  const options = { stream: true, env: { DEBIAN_FRONTEND: 'noninteractive' } }
  const quietly = ['-qq', '-o', 'Acquire::Retries=3']
  await run('apt-get', ['update', ...quietly], options)
  await run(
    'apt-get',
    ['install', '-y', ...quietly, '--no-install-recommends', 'chromium-headless-shell'],
    options,
  )
}

/** Playwright installs the headless shell next to Chromium, in a folder with the same revision. */
function headlessShells(): string[] {
  const [, folder, revision] = /^(.*)chromium-(\d+)/.exec(chromium.executablePath()) ?? []
  if (!folder) return []
  const folderOfBuild = `${folder}chromium_headless_shell-${revision}`
  if (!existsSync(folderOfBuild)) return []
  const files = readdirSync(folderOfBuild, { recursive: true, encoding: 'utf8' })
  return files.filter((file) => /headless.shell(\.exe)?$/.test(file)).map((file) => join(folderOfBuild, file))
}

/** Browsers that Linux distributions install; on other systems Playwright installs its own. */
function systemBrowsers(): string[] {
  const folders = ['/usr/bin', '/usr/local/bin', '/snap/bin']
  const programs = [
    'chromium-headless-shell',
    'chromium',
    'chromium-browser',
    'google-chrome',
    'google-chrome-stable',
    'microsoft-edge',
  ]
  return folders.flatMap((folder) => programs.map((program) => join(folder, program)))
}
