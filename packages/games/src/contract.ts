// The wire of Games: valibot schemas and the endpoints that carry them. The sandbox answers with the same.
export {};
