/**
 * Remembers where a button is in its list, before its row leaves that.
 * @returns finds the same button in the next row that has it, else in a previous row
 */
export function sameButtonOfNextRow(button: Element): () => HTMLElement | undefined {
  const row = button.closest('tr, li')
  if (!row) return () => undefined
  const place = buttonsIn(row).indexOf(button as HTMLElement)
  const rows = [...(row.parentElement?.children ?? [])]
  const index = rows.indexOf(row)
  const others = [...rows.slice(index + 1), ...rows.slice(0, index).reverse()]
  return () =>
    others
      .filter(({ isConnected }) => isConnected)
      .map((other) => buttonsIn(other)[place])
      .find(Boolean)
}

const buttonsIn = (element: Element) => [...element.querySelectorAll<HTMLElement>('button')]
