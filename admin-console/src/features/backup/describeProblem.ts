import { contentKind, labelOf } from 'shared/content/contentKinds'
import type * as z from 'zod/mini'

const expectedWords: Record<string, string> = {
  string: 'text',
  number: 'a number',
  boolean: 'true or false',
  array: 'a list',
  object: 'a group of fields',
}

const maxFoundLength = 40

/** Says what a backup should contain, what it contains, and where: “Events, item 3, title should be text but is 7.” */
export function describeProblem(issue: z.core.$ZodIssue, data: unknown): string {
  return `${place(issue.path)} ${complaint(issue, valueAt(data, issue.path))}.`
}

function place([first, ...path]: PropertyKey[]): string {
  if (first !== 'collections') return String(first)
  const [key, ...inside] = path
  if (key === undefined) return 'The site’s content'
  const steps = inside.map((step) => (typeof step === 'number' ? `item ${step + 1}` : String(step)))
  const kind = contentKind(String(key))
  const label = kind ? labelOf(kind) : String(key)
  return [label, ...steps].join(', ')
}

function complaint(issue: z.core.$ZodIssue, found: unknown): string {
  switch (issue.code) {
    case 'invalid_type':
      return `should be ${expectedWords[issue.expected] ?? issue.expected} but ${describeFound(found)}`
    case 'invalid_value':
      return `should be ${issue.values.join(' or ')} but ${describeFound(found)}`
    case 'custom':
      return issue.message
    default:
      return found === undefined ? 'is missing' : `can’t be ${shorten(found)}`
  }
}

const describeFound = (found: unknown) =>
  found === undefined ? 'is missing' : `is ${shorten(found)}`

function shorten(found: unknown): string {
  const text = JSON.stringify(found)
  return text.length > maxFoundLength ? `${text.slice(0, maxFoundLength)}…` : text
}

const valueAt = (data: unknown, path: PropertyKey[]) =>
  path.reduce<unknown>((value, step) => (value as Record<PropertyKey, unknown>)?.[step], data)
