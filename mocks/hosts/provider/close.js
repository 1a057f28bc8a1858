// The Close button leaves, and so does the page itself shortly after 'Paid'; in the shop's own tab
// it leads back to the shop.
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
