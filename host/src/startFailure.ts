/** Says that the shell itself did not come, without any of it. A page that can be read stays. */
export function showStartFailure(error: unknown) {
  console.error('[shell] The site could not start', error)
  const root = document.getElementById('root')
  if (!root || root.childElementCount > 0) return
  const title = document.createElement('h1')
  title.textContent = 'Unexpected Application Error!'
  const again = document.createElement('a')
  again.textContent = 'Try again'
  again.href = location.href
  const main = document.createElement('main')
  main.append(title, again)
  root.append(main)
}
