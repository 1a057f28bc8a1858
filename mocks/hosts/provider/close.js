// Closes the window, or leads back to the shop from a page that is in the shop's own tab: by the
// Close button, and by itself shortly after 'Paid' is shown.
const leave = () => {
  close()
  if (closed) return
  const back = document.querySelector('.ending a')
  if (back) back.click()
  else history.back()
}
addEventListener('click', ({ target }) => {
  if (target.closest('[data-close]')) leave()
})
if (document.querySelector('.ending.good')) setTimeout(leave, 1500)
