#!/usr/bin/env node
import '../dist/hosting/main.js';
