// The wire of Ai metadata: valibot schemas and the endpoints that carry them. The sandbox answers with the same.
export {};
