/** For a module that fails while it is loaded (wrong settings), before code could say so. */
addEventListener('error', ({ message }) => {
  const boot = document.querySelector('.boot')
  if (!boot || !message) return
  boot.className = 'boot'
  boot.parentElement?.replaceChildren(boot)
  boot.textContent = `Suki could not start. ${message}`
})
