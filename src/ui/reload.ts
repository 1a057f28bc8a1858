/** Reloads the page if its server responds: otherwise the browser would replace the app by its own error page. */
export async function reloadWhenReachable(): Promise<void> {
  const answer = await fetch(import.meta.env.BASE_URL, { method: 'HEAD', cache: 'no-store' }).catch(() => null)
  if (answer?.ok) globalThis.location.reload()
}
