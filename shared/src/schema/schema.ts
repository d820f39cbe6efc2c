/**
 * What schemas are built with: the part of zod/mini that the shell and more than one remote use. The
 * page has it once, which saves a visitor 7 kB (gzip). A remote that needs more of zod imports that
 * from "zod/mini" and brings it along: schemas of both kinds fit together.
 */
import { config } from 'zod/mini'

// A strict content security policy forbids parsers that are compiled from text.
config({ jitless: true })

export type { core, infer, ZodMiniType } from 'zod/mini'
export {
  _default,
  array,
  boolean,
  check,
  email,
  enum,
  int,
  literal,
  looseObject,
  maxLength,
  minLength,
  nullable,
  number,
  object,
  optional,
  partial,
  partialRecord,
  pick,
  pipe,
  prettifyError,
  record,
  refine,
  regex,
  startsWith,
  string,
  transform,
  trim,
} from 'zod/mini'
