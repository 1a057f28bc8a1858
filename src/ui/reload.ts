/** Loads the page anew if its server answers: without an answer the browser would put its own error page in place of the app. */
export async function reloadWhenReachable(): Promise<void> {
  const answer = await fetch(import.meta.env.BASE_URL, { method: 'HEAD', cache: 'no-store' }).catch(() => null)
  if (answer?.ok) globalThis.location.reload()
}
