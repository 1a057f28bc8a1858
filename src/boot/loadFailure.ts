/** Says that a module failed while it was loaded (wrong settings): it never reaches code that could say so. */
addEventListener('error', ({ message }) => {
  const boot = document.querySelector('.boot')
  if (!boot || !message) return
  boot.className = 'boot'
  boot.parentElement?.replaceChildren(boot)
  boot.textContent = `Suki could not start. ${message}`
})
