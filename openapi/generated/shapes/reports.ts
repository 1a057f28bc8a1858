// Generated from openapi/openapi.yaml: do not edit.


/** The shape of each call's successful answer. */
export const answerShapes = {

} as const
