/** Values that somebody, or a fault, may have left where the site reads. */
import fc from 'fast-check'

/** Names and texts that do harm where they are trusted. */
const hostileStrings = [
  '',
  '__proto__',
  'constructor',
  'toString',
  '\ud800',
  '\udc00\ud83d',
  '\u0000\u202e\u2028',
  '</script><script>alert(1)</script>',
  '<img src=x onerror=alert(1)>',
  '"><svg onload=alert(1)>',
  'javascript:alert(1)',
  ' JaVaScRiPt:alert(1)',
  'java\nscript:alert(1)',
  'data:text/html,<script>alert(1)</script>',
  'vbscript:x',
  '//evil.example/x',
  '/\\evil.example',
  '\\\\evil.example',
  '{{constructor.constructor("alert(1)")()}}',
  '=HYPERLINK("http://evil.example")',
  '%E0%A4%A',
  '2025-13-45',
  'é'.repeat(500),
]

export const hostileString = fc.oneof(
  fc.constantFrom(...hostileStrings),
  fc.string({ unit: 'binary', maxLength: 30 }),
  // Any UTF-16, lone surrogates as well.
  fc
    .array(fc.integer({ min: 0, max: 0xffff }), { maxLength: 10 })
    .map((units) => String.fromCharCode(...units)),
)

const deep = (depth: number) => {
  let value: unknown = 'deep'
  for (let n = 0; n < depth; n += 1) value = n % 2 ? [value] : { value }
  return value
}

/** JSON of any shape. */
const anything = fc.oneof(
  { weight: 6, arbitrary: fc.jsonValue({ maxDepth: 4 }) },
  { weight: 3, arbitrary: hostileString },
  { weight: 1, arbitrary: fc.integer({ min: 1, max: 2000 }).map(deep) },
)

/** Writes JSON with this field in it, "__proto__" as well. */
const withField = (item: object, [name, value]: [string, unknown]) =>
  Object.defineProperty({ ...item }, name, {
    value,
    enumerable: true,
    configurable: true,
    writable: true,
  })

/** An item with another or a missing field. It may still be good. */
const changed = (item: object) =>
  fc.oneof(
    fc
      .tuple(fc.constantFrom(...Object.keys(item), '__proto__', 'constructor', 'extra'), anything)
      .map((field) => withField(item, field)),
    fc.constantFrom(...Object.keys(item)).map((name) => {
      const { [name as keyof object]: _, ...rest } = item
      return rest
    }),
  )

/** A list in which items are good, changed, doubled or none at all. */
const changedList = (items: readonly object[]) =>
  fc.array(
    items.length === 0
      ? anything
      : fc.oneof(
          { weight: 3, arbitrary: fc.constantFrom(...items) },
          { weight: 3, arbitrary: fc.constantFrom(...items).chain(changed) },
          { weight: 1, arbitrary: anything },
        ),
    { maxLength: 8 },
  )

/** What may stand under a key in place of JSON of this value. */
export function hostileText(good: unknown): fc.Arbitrary<string> {
  const text = JSON.stringify(good)
  const list = Array.isArray(good) ? (good as object[]) : []
  const shapes: fc.Arbitrary<unknown>[] = Array.isArray(good)
    ? [
        changedList(list),
        fc.constant(Object.fromEntries(list.entries())),
        fc.constant({ items: good }),
      ]
    : [
        good instanceof Object ? changed(good) : fc.constant(good),
        fc.constant([good]),
        fc.constant({ value: good }),
      ]
  return fc.oneof(
    { weight: 8, arbitrary: fc.oneof(...shapes).map((value) => JSON.stringify(value)) },
    { weight: 2, arbitrary: anything.map((value) => JSON.stringify(value)) },
    { weight: 2, arbitrary: hostileString },
    // As a browser that was killed leaves it.
    { weight: 2, arbitrary: fc.nat({ max: text.length }).map((end) => text.slice(0, end)) },
    {
      weight: 1,
      arbitrary: fc.constantFrom(
        '['.repeat(100_000),
        `${'['.repeat(50_000)}${']'.repeat(50_000)}`,
        `"${'x'.repeat(300_000)}"`,
        '[1e999,-1e999]',
        '{"__proto__":{"polluted":true}}',
        '{"constructor":{"prototype":{"polluted":true}}}',
        'NaN',
        'undefined',
        '\ufeff[]',
      ),
    },
  )
}
