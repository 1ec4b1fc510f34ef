// The wire of Marketplace: valibot schemas and the endpoints that carry them. The sandbox responds from the same contracts.
export {
  bundleAnchors,
  listProductBundles,
  listProductCategories,
  ProductBundle,
  ProductCategory,
  type BundleAnchor,
} from './contract/catalogue.ts';
export {
  ChatCompletion,
  ChatCompletionMessage,
  ChatToolCall,
  createChatCompletion,
} from './contract/gateway/chatCompletions.ts';
export { ChatTool, FunctionTool, JsonSchema } from './contract/gateway/functionTool.ts';
export {
  createGatewayResponse,
  GatewayInputItem,
  GatewayOutputItem,
  GatewayResponse,
} from './contract/gateway/responses.ts';
export {
  affectedIndicators,
  getProduct,
  Product,
  productAccessLevels,
  productActions,
  ProductDetails,
  ProductProvision,
  provisionStatuses,
  type AffectedIndicator,
  type ProductAccess,
  type ProductAction,
  type ProvisionStatus,
} from './contract/products.ts';
export { askProductSupport, pinProduct, requestProduct } from './contract/requests.ts';
