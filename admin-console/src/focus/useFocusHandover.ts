import { useLayoutEffect, useRef } from 'react'
import { focusPageHeading, passFocus } from './moveFocus'

/**
 * A ref for an element that may be removed with the focus in it, which would be lost: in a list, the same
 * button of the next row gets it, else the page's heading.
 */
export function useFocusHandover<T extends HTMLElement>() {
  const ref = useRef<T>(null)
  useLayoutEffect(() => {
    const element = ref.current
    return () => {
      const focused = document.activeElement
      if (!focused || !element?.contains(focused)) return
      const next = sameButtonOfNextRow(focused)()
      if (next) passFocus(next)
      else focusPageHeading()
      // What got it may be removed in the same moment, as all rows of a list are with the list.
      queueMicrotask(() => {
        if (document.activeElement === document.body) focusPageHeading()
      })
    }
  }, [])
  return ref
}

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
