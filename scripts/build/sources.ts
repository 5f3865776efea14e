/** Everything that the build reads. */
export const SOURCES = [
  'backend',
  'client',
  'flags',
  'markets',
  'public',
  'scripts/build',
  'shared',
  'worker',
  'wrangler.toml',
  'vite.config.ts',
  'package-lock.json',
]
