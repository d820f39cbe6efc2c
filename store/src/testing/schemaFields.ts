/** What a schema of the site says of its fields. */
import type * as z from 'shared/schema'

type Field = z.ZodMiniType
type Definition = z.core.$ZodTypes['_zod']['def']

const definitionOf = ({ _zod }: z.core.$ZodType) => _zod.def as Definition

/** The fields of an object, or of each item of a list. */
export function fieldsOf(schema: z.core.$ZodType): Record<string, Field> {
  const definition = definitionOf(schema)
  if (definition.type === 'array') return fieldsOf(definition.element)
  if (definition.type !== 'object') throw new Error(`A ${definition.type} has no fields`)
  return definition.shape as Record<string, Field>
}

function requiredDefinition(field: z.core.$ZodType): Definition {
  const definition = definitionOf(field)
  return definition.type === 'optional' ? requiredDefinition(definition.innerType) : definition
}

export const isText = (field: Field) => requiredDefinition(field).type === 'string'

/** The only values that a field takes; `undefined` where it takes any. */
export function choicesOf(field: Field): string[] | undefined {
  const definition = requiredDefinition(field)
  return definition.type === 'enum' ? (Object.values(definition.entries) as string[]) : undefined
}
