// @ts-check
/** Finds or installs the Python package `requests`, which examples of docs/host.md use. */
import { spawnSync } from 'node:child_process'
import { aptInstall } from './browser.mjs'

/** Whether Python is here, with that package. */
export const hasRequests = () => spawnSync('python3', ['-c', 'import requests']).status === 0

/**
 * Installs both where this may; says so where they are missing, since their tests are left out
 * then.
 */
export async function ensureRequests() {
  if (!hasRequests()) await aptInstall('python3-requests')
  if (!hasRequests())
    console.log("Python's requests: not here, so the tests of its examples are left out")
}
