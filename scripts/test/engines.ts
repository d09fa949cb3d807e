import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { firefox, webkit } from 'playwright'
import { tool } from '../tool.ts'
import { installFromDebian } from './browser.ts'

/** The engines besides Chromium in which the main journeys are tested. */
export const engines = ['firefox', 'webkit'] as const

export type Engine = (typeof engines)[number]

/** How an engine is driven: Playwright's build by Playwright, a system build by its native protocol. */
type FoundEngine =
  | { by: 'Playwright'; executable: string }
  | { by: 'WebDriver BiDi'; executable: string }
  | { by: 'WebDriver'; executable: string; driver: string; screen: string }

/** Playwright's build of the engine, or else the system's; undefined if there is neither. */
export function findEngine(engine: Engine): FoundEngine | undefined {
  const executable = { firefox, webkit }[engine].executablePath()
  if (executable && existsSync(executable)) return { by: 'Playwright', executable }
  return engine === 'firefox' ? systemFirefox() : systemWebKit()
}

/**
 * Finds or installs an engine, and prints one line with its name and how it is driven.
 * @throws Error with instructions if it cannot be installed
 */
export async function ensureEngine(engine: Engine): Promise<FoundEngine> {
  const found = findEngine(engine) ?? (await install(engine))
  if (!found) throw new Error(`No ${names[engine]} found. ${advice[engine]}`)
  console.log(`${names[engine]}: ${found.executable}, driven by ${found.by}`)
  return found
}

const names = { firefox: 'Firefox', webkit: 'WebKit' }

const advice = {
  firefox: 'Run `npx playwright install --with-deps firefox`, or install Firefox (on Debian: firefox-esr)',
  webkit:
    'Run `npx playwright install --with-deps webkit`, or, on Debian or Ubuntu, install webkit2gtk-driver and xvfb',
}

const isRoot = process.getuid?.() === 0

async function install(engine: Engine): Promise<FoundEngine | undefined> {
  console.log(`No ${names[engine]} found: installing Playwright's …`)
  await tool('playwright', ['install', ...(isRoot ? ['--with-deps'] : []), engine], { stream: true })
  if (!findEngine(engine) && isRoot && existsSync('/usr/bin/apt-get')) await installPackages(engine)
  return findEngine(engine)
}

async function installPackages(engine: Engine) {
  const packages = { firefox: ['firefox-esr'], webkit: ['webkit2gtk-driver', 'xvfb'] }[engine]
  console.log(`Installing the system's ${packages.join(' and ')} …`)
  await installFromDebian(packages)
}

function systemFirefox(): FoundEngine | undefined {
  const programs = [
    '/usr/bin/firefox',
    '/usr/bin/firefox-esr',
    '/Applications/Firefox.app/Contents/MacOS/firefox',
  ]
  const executable = programs.find((program) => existsSync(program))
  return executable ? { by: 'WebDriver BiDi', executable } : undefined
}

/** WebKitGTK: Debian installs the browser used by the driver in the library folder. */
function systemWebKit(): FoundEngine | undefined {
  const driver = '/usr/bin/WebKitWebDriver'
  const screen = '/usr/bin/Xvfb'
  if (!existsSync(driver) || !existsSync(screen)) return undefined
  const executable = readdirSync('/usr/lib')
    .map((folder) => join('/usr/lib', folder, 'webkit2gtk-4.1/MiniBrowser'))
    .find((program) => existsSync(program))
  return executable ? { by: 'WebDriver', executable, driver, screen } : undefined
}
