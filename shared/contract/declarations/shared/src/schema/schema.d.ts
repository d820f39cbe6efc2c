export type { core, infer, ZodMiniType } from 'zod/mini';
export { _default, array, boolean, check, email, enum, int, literal, looseObject, maxLength, minLength, nullable, number, object, optional, partial, partialRecord, pick, pipe, prettifyError, record, refine, regex, startsWith, string, transform, trim, } from 'zod/mini';
