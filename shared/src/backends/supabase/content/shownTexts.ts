import { contentKind } from '../../../content/contentKinds'
import type { DocumentContent, Item } from './documentContent'

/** The content with those long texts only that are shown. */
export const withoutTexts = (
  content: DocumentContent,
  isShown: (key: string, id: number) => boolean,
) =>
  Object.fromEntries(
    Object.entries(content).map(([key, { version, value }]) => {
      const field = contentKind(key)?.longText
      if (!field) return [key, { version, value }]
      const items = (value as Item[]).map((item) =>
        isShown(key, item.id) ? item : { ...item, [field]: undefined },
      )
      return [key, { version, value: items }]
    }),
  )
