// Generated from openapi/openapi.yaml: do not edit.



